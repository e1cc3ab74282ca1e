import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { RestsNav } from '../../../features/companies/header/rests-nav.tsx';
import { RightNote } from '../../../features/companies/header/right-note.tsx';
import { exchangeAtom } from '../../../features/exchange/exchange.atoms.ts';
import { Exchange } from '../../../features/exchange/exchange.tsx';
import { exchangeActions } from '../../../features/exchange/exchange-calls.ts';
import { sourceActions } from '../../../features/sources/source-calls.ts';
import { sourcesAtom } from '../../../features/sources/sources.atoms.ts';
import { Sources } from '../../../features/sources/sources.tsx';
import { MayChangeProvider } from '../../../shared/page/changing.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { warehousesAtom } from '../../../shared/warehouses.atoms.ts';
import { useCompany } from '../company.tsx';

/** The sources that a company's price lists are fetched from automatically. */
export function CompanySources() {
  const { id, rights } = useCompany();
  const canManage = rights.includes('manage');
  const sources = useAtomValue(sourcesAtom(id));
  const warehouses = useAtomValue(warehousesAtom(id));
  const exchange = useAtomValue(exchangeAtom(id));
  const actions = useMemo(() => sourceActions(id), [id]);
  const exchangeDo = useMemo(() => exchangeActions(id), [id]);
  for (const { data, error } of [sources, warehouses, exchange]) if (!data && error) throw error;
  return (
    <>
      <RestsNav company={id} current="sources" />
      {sources.data && warehouses.data && exchange.data ? (
        <>
          <Sources
            sources={sources.data.data}
            takesMail={sources.data.takes_mail}
            warehouses={warehouses.data}
            importHrefOf={(importId) => paths.companyImport(id, importId)}
            {...actions}
          />
          <RightNote missing={canManage || !rights.includes('sell') ? undefined : 'manage'} />
          <MayChangeProvider value={canManage}>
            <Exchange
              exchange={exchange.data.exchange}
              importHrefOf={(importId) => paths.companyImport(id, importId)}
              {...exchangeDo}
            />
          </MayChangeProvider>
        </>
      ) : (
        <Skeleton width="100%" height={240} shape="box" />
      )}
    </>
  );
}
