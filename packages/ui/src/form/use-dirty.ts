import { useEffect, useRef, useState } from 'react';

/** The values as one text: two forms with the same text have the same values. */
const valuesOf = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
    ]),
  );

/** What may have changed a value: lists of a select are outside the form. */
const CHANGES = ['input', 'change', 'click', 'keyup', 'drop'] as const;

/** Watches whether a form has other values than at first, or when they were saved. */
export function useDirty(
  form: { readonly current: HTMLFormElement | null },
  isGuarded: boolean,
  onChange: ((isDirty: boolean) => void) | undefined,
) {
  const saved = useRef<string>(undefined);
  const [isDirty, setDirty] = useState(false);
  const tell = useRef(onChange);
  tell.current = onChange;
  const save = () => {
    if (form.current) saved.current = valuesOf(form.current);
    setDirty(false);
  };

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    saved.current = valuesOf(element);
    let frame = 0;
    const look = (then: () => void) => {
      cancelAnimationFrame(frame);
      // once React has rendered what the event has changed
      frame = requestAnimationFrame(then);
    };
    const compare = () => look(() => setDirty(valuesOf(element) !== saved.current));
    const restart = () =>
      look(() => {
        saved.current = valuesOf(element);
        setDirty(false);
      });
    for (const type of CHANGES) document.addEventListener(type, compare);
    element.addEventListener('reset', restart);
    return () => {
      cancelAnimationFrame(frame);
      for (const type of CHANGES) document.removeEventListener(type, compare);
      element.removeEventListener('reset', restart);
    };
  }, [form]);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (isDirty !== wasDirty.current) tell.current?.(isDirty);
    wasDirty.current = isDirty;
    if (!isDirty || !isGuarded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, isGuarded]);
  return { save };
}
