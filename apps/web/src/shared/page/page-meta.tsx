import { useAtomValue } from 'jotai';
import { originAtom } from '../session/visitor.atoms.ts';

export interface PageMetaProps {
  title: string;
  /** One or two sentences for those who find the page elsewhere. */
  description: string;
  /** The one address of the page, without its origin. Absent: it is not to be found by search engines. */
  path?: string | undefined;
  /** The address of a picture of what the page is about. @default none */
  picture?: string | undefined;
}

/** What search engines and previews of links show of a page. */
export function PageMeta({ title, description, path, picture }: PageMetaProps) {
  const url = useAtomValue(originAtom) + (path ?? '');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ru_RU" />
      {picture && <meta property="og:image" content={picture} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </>
      )}
    </>
  );
}
