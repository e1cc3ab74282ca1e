import { Button } from '../button/button.tsx';
import type { Guide } from '../foundations/guide.ts';
import { DownloadIcon } from '../icons/icons.tsx';
import { ButtonLink } from './button-link.tsx';

export const guide: Guide = {
  use: [
    'Going to another page is the main thing to do here.',
    'The address may be opened in a new tab or copied.',
  ],
  avoid: [
    ['Something happens on this page', 'Button'],
    ['The address stands in a sentence', 'Link'],
  ],
  pairs: [
    {
      good: (
        <ButtonLink href="#orders" variant="primary">
          Go to my orders
        </ButtonLink>
      ),
      why: 'An address looks like the next step and still is a link.',
      bad: <Button variant="primary">Go to my orders</Button>,
      whyNot: 'A button that changes the address can’t be opened in a new tab.',
    },
  ],
  anatomy: [
    ['Icon, 16 px', 'svg'],
    ['Words', 'a'],
    ['Box, as a button of the same size has', 'a'],
  ],
  picture: (
    <ButtonLink href="#orders" icon={<DownloadIcon size={16} />}>
      Download the orders
    </ButtonLink>
  ),
  criteria: [['2.4.4', 'Its words alone say where it leads']],
  keys: [['Enter', 'Follows the link']],
  words: [
    'The place that it leads to: “My orders”, “Price list of May”.',
    'Say when it leaves the site: “Map on openstreetmap.org”.',
  ],
  components: {
    ButtonLink: {
      gets: 'a',
      hasFocus: true,
      draw: (given) => (
        <ButtonLink {...given} href="#a">
          Go
        </ButtonLink>
      ),
    },
  },
};
