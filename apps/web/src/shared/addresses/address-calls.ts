import { api } from '../api/api.ts';
import { submit } from '../form/submit.ts';
import { store } from '../session/store.ts';
import { cityAtom } from '../session/visitor.atoms.ts';
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

/** Returns what is known of a company's place and of who orders, to prefill a new address. Null is the account alone. */
export async function prefillOf(companyId: string | null): Promise<Partial<AddressInput>> {
  const [user, company] = await Promise.all([
    api.GET('/user'),
    companyId === null ? null : api.GET('/companies/{id}', { params: { path: { id: companyId } } }),
  ]);
  return {
    // prices are counted to the chosen city: so an address in it changes none of them
    city: company?.city || store.get(cityAtom),
    street: company?.actual_address ?? '',
    receiver: user.full_name ?? '',
    phone: company?.phone || (user.phone ?? ''),
    working_hours: company?.working_hours ?? null,
  };
}
