import { describe } from 'vitest';
import { testInstalledElsewhere } from './installed.ts';

describe('@org/ui, packed and installed', () =>
  testInstalledElsewhere({ name: '@org/ui', folder: 'packages/ui' }));
