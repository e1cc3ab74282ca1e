import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '@org/ui/disclosure-row';

export function Example() {
  return (
    <div style={{ width: 360 }}>
      <DisclosureRow>
        <DisclosureRowHeader>
          <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            Nokian 205/55 R16
            <DisclosureRowButton label="Show 21 offers of Nokian 205/55 R16">
              21
            </DisclosureRowButton>
          </div>
        </DisclosureRowHeader>
        <DisclosureRowPanel>From € 61.00 to € 84.50</DisclosureRowPanel>
      </DisclosureRow>
    </div>
  );
}
