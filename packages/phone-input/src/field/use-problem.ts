import { useEffect } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { useSlottedContext } from 'react-aria-components/slots';
import type { PhoneInputState } from '../use-phone-input.ts';
import type { PhoneInputProps } from './phone-input-props.ts';

/**
 * Tells what is wrong with the number: nothing, a message, or `''` for the browser's own words. A field that needs a
 * number is not content with a dial code; but where the owner judges it is not wrong for being empty still, as React
 * Aria's own fields are not.
 */
function problemOf(
  phone: PhoneInputState,
  { isRequired, isValid }: PhoneInputProps,
  isJudge: boolean,
) {
  if (phone.nationalDigits === '') return isRequired && isJudge ? VALUE_MISSING : null;
  if (typeof isValid !== 'function') return null;
  const country = phone.country && phone.describe(phone.country);
  const answer = isValid(phone.digits, country, phone.countries);
  return answer === true ? null : answer || PATTERN_MISMATCH;
}

const VALUE_MISSING = { required: true };
const PATTERN_MISMATCH = { pattern: '-', value: '+' };

/** The browser's words for a problem, in its language. */
function nativeMessage(problem: object): string {
  const probe = document.createElement('input');
  Object.assign(probe, problem);
  return probe.validationMessage;
}

/** Says what is wrong each time that changes. */
export function useProblem(
  phone: PhoneInputState,
  props: PhoneInputProps,
  onProblem: (problem: string | null) => void,
) {
  const form = useSlottedContext(FormContext);
  const isJudge = (props.validationBehavior ?? form?.validationBehavior) !== 'aria';
  const problem = problemOf(phone, props, isJudge);
  const { errorMessage } = props;
  useEffect(() => {
    const isText = typeof problem === 'string' || problem === null;
    onProblem(isText ? problem : errorMessage || nativeMessage(problem));
  }, [problem, errorMessage, onProblem]);
}
