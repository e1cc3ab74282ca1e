import { withoutMarks } from '@org/tyre-names/text/marks';

/** What cells say in other languages, whole and without marks of Latin letters, under what Russian lists say. */
const CELLS: Readonly<Record<string, string>> = {
  лето: 'sommer, sommerreifen, letnie, letnia, letni, letny, ete, estivo, estive, estiva, verano, yaz, yazlik, літо, літні, літня, летнія, жазғы, жаз, yozgi, yay, vara, vasarines, vasara, 夏季, 夏季胎, 夏',
  зима: 'winterreifen, zimowe, zimowa, zimni, zimny, hiver, invernale, invernali, invierno, kis, kislik, зимові, зимова, зімовыя, қысқы, қыс, qishki, iarna, ziemines, ziema, 冬季, 冬季胎, 冬, 雪地胎',
  всесезон:
    'ganzjahr, ganzjahresreifen, allwetter, caloroczne, calorocznie, wielosezonowe, celorocni, toutes saisons, 4 saisons, 4 stagioni, quattro stagioni, todo tiempo, todas las estaciones, 4 estaciones, 4 mevsim, dort mevsim, всесезонні, всесезонна, барлық маусым, all seasons, allseason, 四季, 四季胎, 全季节, g',
  да: 'ja, tak, ano, oui, si, evet, иә, бар, так, ha, beli, є, 是, 有, bespiked, spiked, cu tinte',
  'в наличии':
    'auf lager, lieferbar, verfugbar, dostepny, dostepna, dostepne, na stanie, skladem, disponible, disponibile, en stock, var, mevcut, stokta, в наявності, є в наявності, 有货, 现货, қоймада бар, mavjud',
  'нет в наличии':
    'ausverkauft, nicht lieferbar, nicht verfugbar, nicht auf lager, brak, niedostepny, niedostepna, niedostepne, wyprzedane, немає в наявності, нема, yok, tukendi, stokta yok, agotado, sin stock, no disponible, vyprodano, neni skladem, esaurito, non disponibile, epuise, rupture, rupture de stock, 缺货, 无货, 售罄, қоймада жоқ, mavjud emas, out of stock, backorder, back order, on backorder, sold out',
  'под заказ':
    'auf bestellung, auf anfrage, na zamowienie, під замовлення, siparis uzerine, bajo pedido, na objednavku, on request, to order, 预订, тапсырыс бойынша',
  нет: 'nein, nie, ne, non, hayir, жоқ, жок, ні, немає, yoq, yo‘q, xeyr, 否, 无, 没有',
};

const MEANINGS = new Map(
  Object.entries(CELLS).flatMap(([russian, words]) =>
    words.split(', ').map((word) => [word, russian] as const),
  ),
);
/** Returns what a cell in lower case says in Russian, if it is a foreign word that is known; else the cell. */
export const cellInRussian = (plain: string): string => MEANINGS.get(withoutMarks(plain)) ?? plain;
