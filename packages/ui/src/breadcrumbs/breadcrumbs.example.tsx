import { Breadcrumbs } from '@org/ui/breadcrumbs';

export function Example() {
  return (
    <Breadcrumbs
      items={[
        { label: 'Companies', href: '#companies' },
        { label: 'Wheel', href: '#wheel' },
        { label: 'Price list' },
      ]}
    />
  );
}
