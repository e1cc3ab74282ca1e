import { Columns } from '@org/ui/columns';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '@org/ui/disclosure-row';
import { Inline } from '@org/ui/inline';

export function Example() {
  return (
    <Columns columns="wide">
      <DisclosureRow>
        <DisclosureRowHeader>
          <Inline justify="between">
            Nokian 205/55 R16
            <DisclosureRowButton label="Show 21 offers of Nokian 205/55 R16">
              21
            </DisclosureRowButton>
          </Inline>
        </DisclosureRowHeader>
        <DisclosureRowPanel>From € 61.00 to € 84.50</DisclosureRowPanel>
      </DisclosureRow>
    </Columns>
  );
}
