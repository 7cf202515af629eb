/**
 * Manners of writing that put a label or a unit where the reader does not look for it, each with what is read instead, in this order.
 * The patterns meet the text once its signs have one spelling; they are anchored at digits, so that no words of a remark are changed.
 */
export const rewrites: readonly (readonly [manner: RegExp, instead: string])[] = [
  // Da 980 Di 620 in German, De and Di in Italian: alone either is another word.
  [/(?<![a-z])d[ae](\s?[:=]?\s?\d[\d.,]*\s?(?:mm\s?)?[×x/,;]?\s?)di(?=\s?[:=]?\s?\d)/gi, 'OD$1ID'],
  // lung 4300 kg 1285: a size is no weight, so the unit stands before its number, as Italian lists write it.
  [
    /((?:[×x]|(?<![a-z])l(?:ung(?:hezza)?)?\.?\s?[=:]?)\s?\d{2,5}(?:\s?mm)?)\s(?:peso\s)?kg\.?\s(\d[\d.,]*)(?![\w#.,])/gi,
    '$1, $2 kg',
  ],
  // barre 6 mt kg 2.097, trafilato mt 3: likewise.
  [/(?<=\d\s?mt?\s)kg\.?\s(\d[\d.,]*)(?![\w#.,])/gi, '$1 kg'],
  [/(?<=\p{L}\s)mt\.?\s(\d{1,2}(?:[.,]\d{1,2})?)(?=\s(?:pz|n[.°])|$)/giu, '$1 m'],
  // 2 Stab à 500 mm, 5 pcs à 6 m: behind a number of pieces it says how long each is.
  [/(?<=\d\s?(?:st(?:ab|äbe|angen?|ück|k\.?|\.)|pcs?\.?|szt\.?|ks|barres?|pz\.?)\s)[aàá]\s(?=\d)/gi, 'L '],
  // 60 in 6 m, 70 mm en 6,20 m, 6 pcs по 3,2 м: how long they are.
  [/(?<=\d(?:\s?mm)?)\s(?:in|en|da|à)\s(?=\d{1,2}(?:[.,]\d{1,2})?\s?(?:m|mtr)(?!\p{L}))/giu, ' L='],
  [/(?<=\d\s?(?:шт(?:ук[аи]?)?\.?)\s)по\s(?=\d)/giu, 'L='],
  // 6 m 8 boy: in Turkish a number of lengths, where the length is said.
  [/(?<=\d\s?(?:m|mt|mtr|metre)\s)(\d{1,3})\s?boy(?!\p{L}|\s?\d)/giu, '$1 adet'],
  // L-275 is no range, φ220×(3500~4200) one.
  [/(?<![\p{L}\d-])L-(?!605)(?=\d{3,5}(?![\d-]))/gu, 'L='],
  [/(?<=×\s?)\((\d[\d.]*\s?[~-]\s?\d[\d.]*)\)/g, '$1'],
  // нар.320, вн.150, д.140: a label keeps its letters, which look like Latin ones. д. 15 behind ул. is a house.
  [/(?<![\p{L}\d])(нар|наруж|вн|внутр|выс|дл|толщ|шир|диам)\.(?=\d)/giu, '$1. '],
  [/(?<!\p{L}|ул\.?[^\d]{0,20})д\.\s?(?=\d{2,4}(?!\d))/giu, 'диам. '],
  // 18" long x2: how many, glued to its cross.
  [/(?<=(?:long|lg|length|lang|["'])\s)[x×](\d{1,2})\s*$/i, '$1 pcs'],
  [/(?<=\d\s?)шт(?:ук[аи]?)?(?!\p{L})\.?/giu, 'pcs'],
  [/(?<=\d\s?)тн\.?(?![\u0400-\u04ff])/gi, 't'],
]
