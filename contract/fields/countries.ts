import { plainNumber } from './telephone.ts'

export interface Country {
  /** ISO 3166-1 alpha-2, which tells apart the many countries that share a dial code. */
  code: string
  name: string
  dialCode: string
}

// code, name and dial code of specification 11.4.2: from the United States to Kosovo.
const TABLE = `US United States +1|CA Canada +1|GB United Kingdom +44|AU Australia +61|NZ New Zealand +64|IE Ireland +353|DE Germany +49|FR France +33|IT Italy +39|ES Spain +34|PT Portugal +351|NL Netherlands +31|BE Belgium +32|LU Luxembourg +352|CH Switzerland +41|AT Austria +43|DK Denmark +45|SE Sweden +46|NO Norway +47|FI Finland +358|IS Iceland +354|PL Poland +48|CZ Czechia +420|SK Slovakia +421|HU Hungary +36|RO Romania +40|BG Bulgaria +359|GR Greece +30|CY Cyprus +357|MT Malta +356|TR Türkiye +90|UA Ukraine +380|BY Belarus +375|MD Moldova +373|RU Russia +7|EE Estonia +372|LV Latvia +371|LT Lithuania +370|GE Georgia +995|AM Armenia +374|AZ Azerbaijan +994|KZ Kazakhstan +7|UZ Uzbekistan +998|KG Kyrgyzstan +996|TJ Tajikistan +992|TM Turkmenistan +993|IN India +91|PK Pakistan +92|BD Bangladesh +880|LK Sri Lanka +94|NP Nepal +977|BT Bhutan +975|MV Maldives +960|AF Afghanistan +93|IR Iran +98|IQ Iraq +964|SA Saudi Arabia +966|AE United Arab Emirates +971|QA Qatar +974|KW Kuwait +965|BH Bahrain +973|OM Oman +968|YE Yemen +967|JO Jordan +962|LB Lebanon +961|SY Syria +963|IL Israel +972|PS Palestine +970|CN China +86|HK Hong Kong +852|MO Macao +853|TW Taiwan +886|JP Japan +81|KR South Korea +82|MN Mongolia +976|SG Singapore +65|MY Malaysia +60|TH Thailand +66|VN Vietnam +84|KH Cambodia +855|LA Laos +856|MM Myanmar +95|ID Indonesia +62|PH Philippines +63|BN Brunei +673|TL Timor-Leste +670|PG Papua New Guinea +675|FJ Fiji +679|EG Egypt +20|MA Morocco +212|DZ Algeria +213|TN Tunisia +216|LY Libya +218|SD Sudan +249|ET Ethiopia +251|KE Kenya +254|UG Uganda +256|TZ Tanzania +255|RW Rwanda +250|NG Nigeria +234|GH Ghana +233|CI Côte d’Ivoire +225|SN Senegal +221|CM Cameroon +237|CD DR Congo +243|AO Angola +244|ZM Zambia +260|ZW Zimbabwe +263|BW Botswana +267|NA Namibia +264|MZ Mozambique +258|MG Madagascar +261|MU Mauritius +230|ZA South Africa +27|BR Brazil +55|MX Mexico +52|AR Argentina +54|CL Chile +56|CO Colombia +57|PE Peru +51|VE Venezuela +58|EC Ecuador +593|BO Bolivia +591|PY Paraguay +595|UY Uruguay +598|CR Costa Rica +506|PA Panama +507|GT Guatemala +502|SV El Salvador +503|HN Honduras +504|NI Nicaragua +505|DO Dominican Republic +1|CU Cuba +53|JM Jamaica +1|TT Trinidad and Tobago +1|HR Croatia +385|SI Slovenia +386|RS Serbia +381|BA Bosnia and Herzegovina +387|ME Montenegro +382|MK North Macedonia +389|AL Albania +355|XK Kosovo +383`

export const COUNTRIES: readonly Country[] = TABLE.split('|').map((row) => {
  const end = row.lastIndexOf(' ')
  return { code: row.slice(0, 2), name: row.slice(3, end), dialCode: row.slice(end + 1) }
})

/** Specification 11.4.2. */
export const DEFAULT_COUNTRY = 'US'

/** Other names under which people look for a country: older, shorter and their own. In lower case, without accents. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'us', 'america'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  AE: ['uae', 'emirates'],
  TR: ['turkey'],
  CZ: ['czech republic'],
  NL: ['holland'],
  CI: ['ivory coast'],
  CD: ['democratic republic of the congo', 'drc'],
  MM: ['burma'],
  KR: ['republic of korea'],
  MO: ['macau'],
  VN: ['viet nam'],
  TL: ['east timor'],
  DE: ['deutschland'],
  ES: ['espana'],
}

/**
 * Specification 11.4.3: the search matches the name, whatever the case, or the dial code. Accents and apostrophes count
 * for nothing, and other names of a country lead to it from their beginning. "0044" is "+44".
 */
export function matchesCountry(country: Country, search: string): boolean {
  const wanted = plain(plainNumber(search)).replace(/^(?:00|011)(?=\d)/, '+')
  if (plain(country.name).includes(wanted) || country.dialCode.includes(wanted)) return true
  return OTHER_NAMES[country.code]?.some((name) => name.startsWith(wanted)) ?? false
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .trim()
    .toLowerCase()
}

/** The picture of a country's flag. */
export function flagPath(code: string): string {
  return `/flags/${code.toLowerCase()}.svg`
}
