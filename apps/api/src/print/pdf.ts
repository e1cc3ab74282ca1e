import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** The only place that writes PDF. Its face is the product's own, cut to Latin and Cyrillic; it has no thin space. */
const font = (weight: 'regular' | 'bold') =>
  fileURLToPath(new URL(`fonts/golos-text-${weight}.ttf`, import.meta.url));
const regular = font('regular');
const bold = font('bold');
pdfmake.setFonts({ Golos: { normal: regular, bold, italics: regular, bolditalics: bold } });
// nothing that a document says may make the server read or ask for anything
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path: string) => path === regular || path === bold);

export const PDF_TYPE = 'application/pdf';

/** A document on A4, black on white, its pages numbered. */
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
