import { libraryConfig } from '@org/config/vite-lib';
import { mergeConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };

export default mergeConfig(libraryConfig(pkg), { build: { cssMinify: true } });
