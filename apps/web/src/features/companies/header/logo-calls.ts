import { api } from '../../../shared/api/api.ts';
import { cacheCompany } from '../companies.atoms.ts';

/** Uploads a picture and sets it as the logo. */
export async function uploadLogo(companyId: string, file: File) {
  const { id } = await api.upload('/files/upload', { file, group: 'logo' });
  const params = { path: { id: companyId } };
  cacheCompany(await api.POST('/companies/{id}/logo', { params, body: { logo: id } }));
}

export const removeLogo = async (companyId: string) =>
  cacheCompany(await api.DELETE('/companies/{id}/logo', { params: { path: { id: companyId } } }));
