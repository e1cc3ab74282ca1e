import { api } from '../api/api.ts';
import { submit } from '../form/submit.ts';
import type { Address, AddressInput } from './addresses.atoms.ts';
import { refreshAddresses } from './addresses.atoms.ts';

/** Saves a new address and returns it. */
export async function addAddress(input: AddressInput): Promise<Address> {
  const address = await submit('/addresses', input);
  await refreshAddresses();
  return address;
}

export async function changeAddress({ id }: Address, input: AddressInput): Promise<void> {
  const { company_id: _, ...body } = input;
  await submit('/addresses/{address_id}', body, { method: 'put', path: { address_id: id } });
  await refreshAddresses();
}

export async function removeAddress({ id }: Address): Promise<void> {
  await api.DELETE('/addresses/{address_id}', { params: { path: { address_id: id } } });
  await refreshAddresses();
}

/** Returns what is known of a company's place, to prefill a new address. */
export async function prefillOf(companyId: string): Promise<Partial<AddressInput>> {
  const company = await api.GET('/companies/{id}', { params: { path: { id: companyId } } });
  return {
    city: company.city ?? '',
    street: company.actual_address ?? '',
    phone: company.phone ?? '',
    working_hours: company.working_hours,
  };
}
