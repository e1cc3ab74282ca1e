const browsers = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
] as const;

/**
 * A text that users recognise their device by: «Chrome, Windows». Browsers also name other browsers, so the order
 * matters.
 */
export function describeDevice(userAgent: string | null): string {
  const find = (list: typeof browsers | typeof systems) =>
    list.find(([sign]) => userAgent !== null && sign.test(userAgent))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(', ') || 'Неизвестное устройство';
}
