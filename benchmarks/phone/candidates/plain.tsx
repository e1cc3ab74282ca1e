import { useState } from 'react';

/** The floor: what React and the browser take by themselves. */
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
