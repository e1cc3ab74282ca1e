import { describe } from 'vitest';
import { testInstalled } from './installed.ts';

describe('@org/phone-input, packed and installed', () =>
  testInstalled({ name: '@org/phone-input', folder: 'packages/phone-input' }));
