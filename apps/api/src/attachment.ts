import type { FastifyReply } from 'fastify';
import { XLSX_TYPE } from './spreadsheet/xlsx.ts';

/**
 * Makes an answer a file of this name, which may be in any script.
 * @see https://www.rfc-editor.org/rfc/rfc6266#section-4.3
 */
export function attach(reply: FastifyReply, name: string, type = XLSX_TYPE): void {
  const plain = name.replaceAll(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
}
