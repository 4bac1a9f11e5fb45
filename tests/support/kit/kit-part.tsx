import type { ReactNode } from 'react';

/** One titled section of the kit. */
export function KitPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-5 border-t border-line pt-7">
      <h2 className="text-26">{title}</h2>
      {children}
    </section>
  );
}

/** A row of variants under a small heading. */
export function KitRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-2">
      <p className="text-13 text-ivory-300">{name}</p>
      <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3">{children}</div>
    </div>
  );
}
