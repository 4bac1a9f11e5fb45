import type { ComponentProps, FormEvent } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** `handleSubmit(…)` of `useForm`, or the submit handler of a form without fields to check. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
};

/** Every form of the app: `Field` shows the errors instead of the browser, and submitting does not leave the page. */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      {...rest}
    />
  );
}
