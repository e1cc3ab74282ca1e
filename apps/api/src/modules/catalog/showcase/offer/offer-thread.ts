import { writePdf } from '../../../../print/pdf.ts';
import { program } from '../../../../threads/program.ts';
import { type Offer, offerForm } from './offer-form.ts';

export const printOffer = program((offer: Offer) => writePdf(offerForm(offer)));
