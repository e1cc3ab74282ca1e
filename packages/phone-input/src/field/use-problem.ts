import { useEffect } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { useSlottedContext } from 'react-aria-components/slots';
import type { PhoneInputState } from '../use-phone-input.ts';
import { nativeMessage, VALUE_MISSING } from './native-message.ts';
import type { PhoneInputProps } from './phone-input-props.ts';

/**
 * Returns what is wrong with the number: null, a message, or a problem for which the browser has a message. In a
 * required field a dial code alone is invalid. With `validationBehavior="aria"` the parent validates: then an empty
 * required field is not invalid, as in React Aria's own fields.
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

const PATTERN_MISMATCH = { pattern: '-', value: '+' };

/** Calls `onProblem` each time the problem changes. */
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
