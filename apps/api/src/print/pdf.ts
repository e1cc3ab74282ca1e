import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** The only module that writes PDF. Its font is the product's own, cut to Latin and Cyrillic; it has no thin space. */
const font = (weight: 'regular' | 'bold') =>
  fileURLToPath(new URL(`fonts/golos-text-${weight}.ttf`, import.meta.url));
const regular = font('regular');
const bold = font('bold');
pdfmake.setFonts({ Golos: { normal: regular, bold, italics: regular, bolditalics: bold } });
// nothing in a document may make the server read a file or call an address
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path: string) => path === regular || path === bold);

export const PDF_TYPE = 'application/pdf';

/** A document on A4, black on white, with numbered pages. */
export const writePdf = (definition: TDocumentDefinitions): Promise<Buffer> =>
  pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [28, 28, 28, 36],
      footer: (page, pages) => ({
        text: `Лист ${page} из ${pages}`,
        alignment: 'right',
        fontSize: 7,
        margin: [28, 8, 28, 0],
      }),
      ...definition,
      defaultStyle: { font: 'Golos', fontSize: 8, ...definition.defaultStyle },
    })
    .getBuffer();
