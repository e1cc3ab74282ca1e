import type { SourceBody } from '@org/api-client/schema';
import { api } from '../../shared/api/api.ts';
import { toast } from '../../shared/page/messages.ts';
import { refreshSources, type Source, type SourceFetch } from './sources.atoms.ts';

export interface SourceActions {
  onAdd: (input: SourceBody) => Promise<unknown>;
  onChange: (source: Source, input: Partial<SourceBody>) => Promise<unknown>;
  onTurn: (source: Source, isActive: boolean) => Promise<unknown>;
  /** Fetches the price list now. */
  onFetch: (source: Source) => Promise<unknown>;
  /** Trusts the next key that the server of the source shows. */
  onForgetKey: (source: Source) => Promise<unknown>;
  onRemove: (source: Source) => Promise<unknown>;
  /** Does not apply the price list that waits. */
  onWait: (importId: string) => Promise<unknown>;
  /** Its fetches, latest first. */
  onLoadLog: (source: Source) => Promise<readonly SourceFetch[]>;
}

/** The actions on the sources of a company. */
export function sourceActions(id: string): SourceActions {
  const pathOf = (source: Source) => ({ path: { id, source_id: source.id } });
  const change = (source: Source, body: object) =>
    api.PATCH('/companies/{id}/sources/{source_id}', { params: pathOf(source), body });
  return {
    onAdd: async (body) => {
      await api.POST('/companies/{id}/sources', { params: { path: { id } }, body });
      await refreshSources();
      toast.success('Источник добавлен, забираем прайс-лист');
    },
    onChange: async (source, input) => {
      await change(source, input);
      await refreshSources();
      toast.success('Источник сохранён');
    },
    onTurn: async (source, isActive) => {
      await change(source, { is_active: isActive });
      await refreshSources();
    },
    onFetch: async (source) => {
      await api.POST('/companies/{id}/sources/{source_id}/fetches', { params: pathOf(source) });
      await refreshSources();
    },
    onForgetKey: async (source) => {
      await change(source, { host_key: null });
      await refreshSources();
      toast.success('Ключ забыт: при следующем входе запомним тот, что покажет сервер');
    },
    onRemove: async (source) => {
      await api.DELETE('/companies/{id}/sources/{source_id}', { params: pathOf(source) });
      await refreshSources();
      toast.success(`Источник «${source.name}» удалён`);
    },
    onWait: async (importId) => {
      const path = { id, import_id: importId };
      await api.POST('/companies/{id}/rests/imports/{import_id}/cancel', { params: { path } });
      await refreshSources();
    },
    onLoadLog: async (source) =>
      (await api.GET('/companies/{id}/sources/{source_id}/fetches', { params: pathOf(source) }))
        .data,
  };
}
