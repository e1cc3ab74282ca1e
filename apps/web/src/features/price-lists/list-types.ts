/** What the names of price lists end with. The server goes by their contents. */
export const LIST_TYPES = [
  '.xlsx',
  '.xlsm',
  '.xls',
  '.ods',
  '.csv',
  '.tsv',
  '.txt',
  '.xml',
  '.yml',
  '.json',
  '.jsonl',
  '.zip',
];
export const WRONG_TYPE = 'Подойдут XLSX, XLS, ODS, CSV, XML, YML, JSON и ZIP';
