import { SIGNED_IN } from '@org/trade/view-mark';
import {
  type Cost,
  type Density,
  isCost,
  isDensity,
  isOwnSort,
  isTheme,
  type OwnSort,
  type Theme,
} from './preferences.ts';

/** How pages look to a visitor, as far as the server may know it: it draws them so. Nothing of it is secret. */
export interface View {
  theme: Theme;
  sort: OwnSort;
  /** '' if not chosen */
  city: string;
  cost: Cost;
  density: Density;
  isSignedIn: boolean;
}

type Choices = Omit<View, 'isSignedIn'>;

/** The view of a visitor of whom nothing is known. */
const STRANGER: Choices = {
  theme: 'system',
  sort: '',
  city: '',
  cost: 'price',
  density: 'comfortable',
};

const isText = (value: unknown): value is string => typeof value === 'string';
const CHECKS: { [Name in keyof Choices]: (value: unknown) => value is Choices[Name] } = {
  theme: isTheme,
  sort: isOwnSort,
  city: isText,
  cost: isCost,
  density: isDensity,
};
const names = Object.keys(CHECKS) as (keyof Choices)[];

/** Returns a view of what is kept or written; what is no valid choice counts as none. Decision 355. */
export function viewOf(read: (name: string) => unknown, isSignedIn: boolean): View {
  const choices = names.map((name) => {
    const value = read(name);
    return [name, CHECKS[name](value) ? value : STRANGER[name]];
  });
  return { ...(Object.fromEntries(choices) as Choices), isSignedIn };
}

/** Writes a view as the cookie `view` holds it: what differs from a stranger's; '' if nothing does. */
export function writeView(view: View): string {
  const differing = names.filter((name) => view[name] !== STRANGER[name]);
  const written = new URLSearchParams(differing.map((name) => [name, view[name]]));
  if (view.isSignedIn) written.set(SIGNED_IN, '1');
  return written.toString();
}

export function readView(text: string): View {
  const written = new URLSearchParams(text);
  return viewOf((name) => written.get(name), written.has(SIGNED_IN));
}
