import type { ComponentProps, FormEvent } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** `handleSubmit(…)` of `useForm`, or what a form without fields to check does. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
};

/** Every form of the app: errors are told by `Field` and not by the browser, and the page is not left. */
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
