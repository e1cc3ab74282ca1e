import { withoutMarks } from '@org/tyre-names/text/marks';

/**
 * Words of titles in other languages, under the Russian ones that titles are recognised by. Latin letters stand without
 * their marks. What has two meanings is left out: contents or a person decide.
 */
const WORDS: Readonly<Record<string, string>> = {
  'код товара':
    'artikelnummer, artikelnr, artikel nr, artikel, art nr, teilenummer, kod produktu, kod towaru, kod zbozi, kodas, kodi, codigo, codice, cod produs, cod, referencia, reference, stok kodu, urun kodu, mahsulot kodi, item code, item no, item number, product code, код товару, тауар коды, коды, կոդ, კოდი',
  наименование:
    'artikelbezeichnung, produktbezeichnung, bezeichnung, produktname, nazwa, nazwa towaru, nazwa produktu, nazev, nazev zbozi, nazev produktu, nazov, nombre, designation, denominazione, denumire, pavadinimas, urun adi, adi, nomi, mahsulot nomi, product name, item name, найменування, назва, назва товару, атауы, тауар атауы, անվանում, დასახელება',
  описание: 'beschreibung, opis, popis, descripcion, descrizione, aciklama, опис, сипаттама',
  производитель:
    'hersteller, fabrikat, marke, producent, vyrobce, vyrobca, znacka, fabricante, fabricant, marca, marque, produttore, producator, uretici, gamintojas, istehsalci, ishlab chiqaruvchi, виробник, вытворца, өндіруші',
  модель:
    'profilbezeichnung, profilname, bieznik, dezen, modello, modelo, modele, modell, desen, modelis, model adi, үлгісі, үлгі',
  ширина:
    'reifenbreite, breite, szerokosc, sirka, ancho, anchura, largeur, larghezza, latime, genislik, taban, taban genisligi, eni, plotis, ені, section width, tyre width, tire width',
  профиль:
    'querschnitt, wysokosc, vyska, hauteur, altezza, serie, perfil, kesit, yukseklik, inaltime, aukstis, висота, биіктігі, aspect ratio',
  диаметр:
    'zoll, durchmesser, felgendurchmesser, srednica, srednica felgi, prumer rafku, prumer, priemer, diametro, diametre, diametru, llanta, cerchio, jant, jant capi, skersmuo, rim diameter, діаметр',
  размер:
    'grosse, groesse, reifengrosse, reifengroesse, felgengrosse, rozmiar, rozmer, medida, medidas, misura, misure, dimensione, dimension, dimensiune, taille, olcu, ebat, dydis, tyre size, tire size, розмір, өлшемі',
  'индекс нагрузки':
    'tragfahigkeitsindex, lastindex, tragfahigkeit, indeks nosnosci, nosnosc, index nosnosti, indice de carga, indice de charge, indice di carico, indice de sarcina, yuk endeksi, yuk indeksi, індекс навантаження, жүктеме индексі',
  'индекс скорости':
    'geschwindigkeitsindex, geschwindigkeit, indeks predkosci, index rychlosti, indice de velocidad, indice de vitesse, indice di velocita, indice de viteza, hiz endeksi, hiz indeksi, speed rating, speed symbol, індекс швидкості, жылдамдық индексі',
  сезон:
    'saison, sezon, sezona, obdobi, temporada, estacion, stagione, mevsim, sezonas, mavsum, seasonality, маусым',
  шипы: 'spikes, kolce, hroty, clavos, cloute, cloutes, chiodato, chiodata, chiodi, civili, civi, dygliai, тікен, тікенді, шипи',
  остаток:
    'bestand, lagerbestand, lagermenge, menge, auf lager, stuck auf lager, stan magazynowy, stan na magazynie, ilosc, ilosc dostepna, ilosc na stanie, dostepnosc, mnozstvi, mnozstvi skladem, skladem ks, pocet kusu, existencias, cantidad, inventario, giacenza, quantita, quantite, disponibilita, disponibilidad, stock disponible, stok, stok miktari, stok adedi, miktar, adet, mevcut, qoldiq, soni, miqdori, qaliq, miqdar, likutis, kiekis, stoc, cantitate, inventory, inventory qty, inventory quantity, variant inventory qty, qty on hand, on hand, units in stock, кількість, наявність, залишок, рэшта, колькасць, қоймадағы саны, саны, қалдық, қалдығы, քանակ, մնացորդ, რაოდენობა, ნაშთი',
  наличие: 'verfugbarkeit, availability',
  резерв:
    'committed, allocated, reserviert, zarezerwowane, rezervovano, reservado, riservato, rezerve',
  'в пути':
    'on order, inbound, bestellt, unterwegs, w drodze, na ceste, en camino, in arrivo, yolda, в дорозі',
  цена: 'preis, preise, cena, ceny, prix, prezzo, precio, pret, pretul, fiyat, fiyati, narx, narxi, qiymet, qiymeti, kaina, ціна, ціни, вартість, цана, баға, бағасы, գին, ფასი',
  'закупочная цена':
    'einkaufspreis, ek preis, ekpreis, cena zakupu, zakup, nakupni cena, coste, costo, precio de coste, kelish narxi, tannarx, tannarxi, savikaina, pirkimo kaina, pret achizitie, achizitie, закупкі, вхідна, собівартість, ինքնարժեք, თვითღირებულება',
  опт: 'grosshandelspreis, hurt, hurtowa, velkoobchodni, mayorista, ingrosso, de gros, en gros, toptan, topdan, ulgurji, didmenine, гуртова, гурт, аптовая, көтерме',
  'дилерская цена':
    'handlerpreis, haendlerpreis, handler, bayi, rivenditore, revendeur, distribuidor',
  розничная:
    'listenpreis, list price, uvp, detal, detaliczna, maloobchodni, al publico, pvp, al pubblico, prix public, perakende, mazmenine, chakana, роздріб, роздрібна, рознічная, бөлшек',
  'цена продажи':
    'verkaufspreis, vk preis, vk, cena sprzedazy, prodejni cena, precio de venta, prezzo di vendita, prix de vente, pret vanzare, satis fiyati, sotish narxi, satis qiymeti, pardavimo kaina, ціна продажу, sell price, selling price',
  'ширина диска':
    'felgenbreite, szerokosc felgi, sirka rafku, sirka disku, rim width, jant genisligi, largeur jante',
  'количество отверстий':
    'lochzahl, anzahl locher, ilosc otworow, liczba otworow, bolt holes, number of holes, no of holes, lug count, bijon sayisi, delik sayisi, numero de agujeros, nombre de trous, numero fori, pocet der, pocet otvoru, кількість отворів',
  сверловка:
    'lochkreis, rozstaw, rozstaw srub, bijon araligi, distancia entre agujeros, entraxe, roztec, interasse, bolt circle, міжболтова відстань',
  вылет: 'einpresstiefe, offset, ofset, osadzenie, zalis, bombin, deport, виліт',
  'центральное отверстие':
    'mittenloch, mittenlochbohrung, nabenbohrung, center bore, centre bore, hub bore, otwor centralny, gobek capi, buje, alesage, stredova dira, stredovy otvor, foro centrale, центральний отвір',
  состояние: 'zustand, condition, durum, condizione, etat, күйі, holati',
  валюта: 'wahrung, waehrung, valuta, moneda, devise, mena, para birimi',
  ндс: 'mwst, iva, tva, kdv, dph, qqs, пдв, ққс',
  склад: 'depo, lager, magazyn, almacen, magazzino, entrepot',
  категория: 'kategorie, kategoria, categoria, categorie, warengruppe, санат',
  страна:
    'herkunftsland, herkunft, kraj, kraj pochodzenia, pais, pays, paese, ulke, mensei, країна, краіна',
  вес: 'gewicht, waga, hmotnost, peso, poids, agirlik, вага, variant grams',
  'ед изм': 'j m, mj, birim, einheit, од виміру, одиниця виміру',
};

/** Chinese words stand beside each other without spaces. */
const CHINESE: Readonly<Record<string, string>> = {
  'код товара': '产品编号, 编号, 货号',
  наименование: '产品名称, 商品名称, 品名, 名称',
  производитель: '品牌, 厂家, 制造商',
  модель: '花纹, 型号',
  ширина: '断面宽, 宽度',
  профиль: '扁平比, 高宽比',
  диаметр: '直径, 寸级',
  размер: '规格, 尺寸',
  'индекс нагрузки': '载重指数, 负荷指数',
  'индекс скорости': '速度级别, 速度等级',
  сезон: '季节',
  шипы: '镶钉, 带钉',
  остаток: '库存数量, 库存, 数量',
  'закупочная цена': '采购价, 进价, 成本',
  'опт цена': '批发价',
  'розничная цена': '零售价',
  'цена продажи': '销售价, 售价',
  цена: '价格, 单价',
  состояние: '状态, 成色',
  валюта: '货币, 币种',
  вес: '重量',
};

const byWord = (table: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(table).flatMap(([russian, words]) =>
      words.split(', ').map((foreign) => [foreign, russian] as const),
    ),
  );

const PHRASES = byWord(WORDS);
const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length));
const SIGNS = byWord(CHINESE);
const HAN = /\p{Script=Han}/u;
const ALL_SIGNS = new RegExp(
  [...SIGNS.keys()].toSorted((a, b) => b.length - a.length).join('|'),
  'gu',
);
/** Returns a title with the foreign words that are known in Russian. Others stay as they are. Decision 460. */
export function inRussian(title: string): string {
  if (HAN.test(title)) return title.replace(ALL_SIGNS, (sign) => ` ${SIGNS.get(sign)} `);
  // words, and what stands between them
  const parts = title.split(/([^\p{L}\p{M}\p{N}]+)/u);
  const words = parts.map((part) => withoutMarks(part.toLowerCase()));
  let isChanged = false;
  for (let at = 0; at < parts.length; at += 2)
    for (let count = Math.min(LONGEST, (parts.length - at + 1) / 2); count > 0; count--) {
      const phrase = words.slice(at, at + count * 2 - 1).filter((_, place) => place % 2 === 0);
      const russian = PHRASES.get(phrase.join(' '));
      if (russian === undefined) continue;
      const place = count * 2 - 1;
      parts.splice(at, place, russian);
      words.splice(at, place, russian);
      isChanged = true;
      break;
    }
  return isChanged ? parts.join('') : title;
}
