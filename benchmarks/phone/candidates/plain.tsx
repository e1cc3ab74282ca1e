import { useState } from 'react';

/** The lower bound: the time of React and the browser alone. */
export function Candidate() {
  const [value, setValue] = useState('+7');
  return (
    <input
      type="tel"
      aria-label="Phone"
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}
