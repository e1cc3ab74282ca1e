/** The answer of a tool, as the protocol has it. */
export interface ToolResult {
  [key: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent: Record<string, unknown>;
  isError?: boolean;
}

/** Letters that are not seen, or that turn the order of others around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/**
 * Returns data as text. Whatever people have named their goods is a JSON string in it, in which nothing is hidden: it
 * can't end the string, or look like something else.
 */
export const dataText = (data: unknown): string =>
  JSON.stringify(data).replaceAll(UNSEEN, (letter) =>
    letter
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

interface Answered {
  statusCode: number;
  headers: Record<string, unknown>;
  payload: string;
}

function bodyOf(payload: string): Record<string, unknown> {
  if (payload === '') return {};
  const value: unknown = JSON.parse(payload);
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { data: value };
}

/** Returns what a call answered; a refusal is a result that the assistant can read and mend. */
export function resultOf({ statusCode, headers, payload }: Answered): ToolResult {
  const body = bodyOf(payload);
  const isError = statusCode >= 400;
  const after = Number(headers['retry-after']);
  const data = isError
    ? { status: statusCode, ...body, ...(after > 0 && { retry_after: after }) }
    : body;
  return {
    content: [{ type: 'text', text: dataText(data) }],
    structuredContent: data,
    ...(isError && { isError }),
  };
}
