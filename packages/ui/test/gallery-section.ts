import type { ReactNode } from 'react';

export interface GallerySection {
  /** Entry point of the package that the section shows. */
  entry: string;
  content: ReactNode;
  /** Role of the layer that the first button of the section opens. */
  opens?: string;
}
