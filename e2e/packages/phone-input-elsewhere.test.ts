import { describe } from 'vitest';
import { testInstalledElsewhere } from './installed.ts';

describe('@org/phone-input, packed and installed', () =>
  testInstalledElsewhere({ name: '@org/phone-input', folder: 'packages/phone-input' }));
