import { SearchField } from '@org/ui/search-field';

export function Example() {
  return (
    <SearchField
      label="Find a supplier"
      placeholder="Name or city"
      shortcut="/"
      onSubmit={(text) => console.log(text)}
    />
  );
}
