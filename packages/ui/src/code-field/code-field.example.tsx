import { CodeField } from '@org/ui/code-field';

export function Example() {
  return (
    <CodeField
      label="Code from the app"
      name="code"
      hint="It changes every 30 seconds"
      isRequired
      errorMessage="Enter six digits"
    />
  );
}
