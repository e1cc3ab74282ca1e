import type { FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type {
  CaseSettings,
  MountedField,
  PhoneField,
} from '../../../packages/phone-input/src/conformance/conformance.ts';
import { nextTask } from '../../browser/timing.ts';

/** What a library's component gets in a case: its settings, and where it reports a new value. */
export interface FieldProps {
  settings: CaseSettings;
  onValue: (value: string) => void;
}

interface Library extends Omit<PhoneField, 'mount'> {
  Component: FunctionComponent<FieldProps>;
  /** How the country and the list are found in what the library draws. */
  parts: (place: HTMLElement) => Pick<MountedField, 'country' | 'pick' | 'digits'>;
}

/** A library's React component as a field that the cases can reach. The parent passes back the value as reported. */
export function reactField({ Component, parts, ...field }: Library): PhoneField {
  return {
    ...field,
    mount: async (settings, place) => {
      const root = createRoot(place);
      let now = settings;
      const draw = (next: CaseSettings) => {
        now = next;
        root.render(<Component settings={now} onValue={(value) => draw({ ...now, value })} />);
      };
      flushSync(() => draw(settings));
      const input = place.querySelector<HTMLInputElement>('input[type=tel]');
      if (!input) throw new Error('The field is not there');
      // some take the value in a later task
      await nextTask();
      return {
        input,
        ...parts(place),
        set: (more) => flushSync(() => draw({ ...now, ...more })),
        unmount: () => root.unmount(),
      };
    },
  };
}

/** Finds an element that has to be there. */
export function found<T extends Element>(place: ParentNode, selector: string): T {
  const element = place.querySelector<T>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

/** A value as the libraries take it that want a plus. */
export const withPlus = (value: string | null | undefined) =>
  value ? `+${value.replace(/\D/g, '')}` : '';
