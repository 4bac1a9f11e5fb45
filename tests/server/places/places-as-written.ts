// Birth places as people write them, without a choice from the list: hand-written, from addresses and documents.

/** What is typed → the place that it plainly means. */
export const PLAIN_PLACES: readonly (readonly [typed: string, place: string])[] = [
  // A name before another's alternate name
  ['Elizabethtown, Kentucky', 'Elizabethtown, Kentucky, United States'],
  ['Cologne', 'Köln, North Rhine-Westphalia, Germany'],
  // Cities that bear the name of their land
  ['Singapore', 'Singapore, , Singapore'],
  ['Luxembourg', 'Luxembourg, Luxembourg, Luxembourg'],
  ['San Marino', 'San Marino, San Marino, San Marino'],
  ['New York', 'New York City, New York, United States'],
  ['Buenos Aires', 'Buenos Aires, Buenos Aires F.D., Argentina'],
  // Places that the older list lacks
  ['Drumheller, Alberta', 'Drumheller, Alberta, Canada'],
  ['Chicoutimi', 'Chicoutimi, Quebec, Canada'],
  ['Havertown, PA', 'Havertown, Pennsylvania, United States'],
  ['Gorakhpur, India', 'Gorakhpur, Uttar Pradesh, India'],
  ['Gurugram, Haryana', 'Gurugram, Haryana, India'],
  // Counties, brackets, postal codes
  [
    'Cambridge, Middlesex County, Massachusetts, United States',
    'Cambridge, Massachusetts, United States',
  ],
  ['Harlow, Essex', 'Harlow, England, United Kingdom'],
  ['Bombay (Mumbai), India', 'Mumbai, Maharashtra, India'],
  ['Springfield, IL 62701, USA', 'Springfield, Illinois, United States'],
  ['75015 Paris', 'Paris, Île-de-France, France'],
  ['1012 AB Amsterdam', 'Amsterdam, North Holland, Netherlands'],
  ['Sydney NSW 2000', 'Sydney, New South Wales, Australia'],
  ['London SW1A 2AA', 'London, England, United Kingdom'],
  ['Roma (RM)', 'Rome, Lazio, Italy'],
  ['São Paulo - SP', 'São Paulo, São Paulo, Brazil'],
  ['Port of Spain, Trinidad and Tobago', 'Port of Spain, Port of Spain, Trinidad & Tobago'],
  [
    'Kingstown, Saint Vincent and the Grenadines',
    'Kingstown, Saint George Parish, St. Vincent & Grenadines',
  ],
  // Small islands
  ['Lord Howe Island', 'Lord Howe Island, New South Wales, Australia'],
  ['Fair Isle', 'Fair Isle, Scotland, United Kingdom'],
  // Abbreviations
  ['Tampa, Fla.', 'Tampa, Florida, United States'],
  ['CHARLESTON, W.VA.', 'Charleston, West Virginia, United States'],
  ['Calgary, Alta.', 'Calgary, Alberta, Canada'],
  ['Monterrey, N.L.', 'Monterrey, Nuevo León, Mexico'],
  ['Hobart, Tas.', 'Hobart, Tasmania, Australia'],
  ['Porto Alegre, R.S.', 'Porto Alegre, Rio Grande do Sul, Brazil'],
  ['Lucknow, UP', 'Lucknow, Uttar Pradesh, India'],
  ['Bhopal, M.P.', 'Bhopal, Madhya Pradesh, India'],
  ['Oxford, Oxon.', 'Oxford, England, United Kingdom'],
  ['N. Las Vegas, NV', 'North Las Vegas, Nevada, United States'],
  ['Pt. Charlotte, FL', 'Port Charlotte, Florida, United States'],
  ['Stgo. de Chile', 'Santiago, Santiago Metropolitan, Chile'],
  // Lands of the past
  ['Hyderabad, Andhra Pradesh', 'Hyderabad, Telangana, India'],
  ['Leh, Jammu and Kashmir', 'Leh, Ladakh, India'],
  ['Iqaluit, NWT', 'Iqaluit, Nunavut, Canada'],
  ['Asmara, Ethiopia', 'Asmara, Maekel, Eritrea'],
  ['Juba, Sudan', 'Juba, Central Equatoria, South Sudan'],
  ['Dresden, GDR', 'Dresden, Saxony, Germany'],
  ['Ahmedabad, Bombay State', 'Ahmedabad, Gujarat, India'],
  ['Windhoek, South West Africa', 'Windhoek, Khomas Region, Namibia'],
  // Cyrillic
  ['Фрунзе', 'Bishkek, Bishkek, Kyrgyzstan'],
  ['Калинин', 'Tver, Tver Oblast, Russia'],
  ['г. Москва', 'Moscow, Moscow, Russia'],
  ['м. Київ', 'Kyiv, Kyiv City, Ukraine'],
  ['Екатеринбург, Свердловская область', 'Yekaterinburg, Sverdlovsk Oblast, Russia'],
  // East Asia
  ['大阪府大阪市', 'Osaka, Osaka, Japan'],
  ['东京都新宿区', 'Shinjuku, Tokyo, Japan'],
  ['廣東省廣州市', 'Guangzhou, Guangdong, China'],
  ['경기도 수원시', 'Suwon, Gyeonggi-do, South Korea'],
];

/** Names of lands, regions and islands → where their largest towns lie: a region or a country. */
export const LANDS: readonly (readonly [typed: string, land: string])[] = [
  ['England', 'England'],
  ['India', 'India'],
  ['Ontario', 'Ontario'],
  ['USA', 'United States'],
  ['Bavaria', 'Bavaria'],
  ['Mexico', 'Mexico'],
  ['Victoria', 'Victoria'],
  ['Kent', 'England'],
  ['Easter Island', 'Valparaiso'],
  ['Maui, Hawaii', 'Hawaii'],
  ['Isle of Man', 'Isle of Man'],
  ['Galápagos', 'Galápagos'],
  ['Norfolk Island', 'Norfolk Island'],
  ['Gran Canaria', 'Canary Islands'],
  ['Long Island', 'New York'],
];

/** What may mean several places, or nothing that is known. */
export const UNCLEAR_PLACES = [
  'Springfield',
  'Washington',
  'Paris, Narnia',
  'San Franc',
  'Leipzg',
  'Sylt',
  'Saba',
  'Orkney',
  'Iona',
];

/** What is typed → the place that is suggested first, although nothing is taken without a choice. */
export const FIRST_SUGGESTIONS: readonly (readonly [typed: string, place: string])[] = [
  ['Cambridge, Narnia, Massachusetts', 'Cambridge, Massachusetts, United States'],
  ['Paris, Te', 'Paris, Texas, United States'],
  ['Leh, Jammu and Kashmir', 'Leh, Ladakh, India'],
  ['부산광역시 해운대구', 'Busan, Busan, South Korea'],
  // An island before towns abroad
  ['Orkney', 'Kirkwall, Scotland, United Kingdom'],
  ['Elba', 'Portoferraio, Tuscany, Italy'],
  ['Pitcairn', 'Adamstown, , Pitcairn Islands'],
  ['Iona', 'Iona, Scotland, United Kingdom'],
  ['Stewart Island', 'Halfmoon Bay, Southland, New Zealand'],
  // A county before a village abroad
  ['Isle of Wight', 'Ryde, England, United Kingdom'],
  ['Kerry', 'Tralee, Munster, Ireland'],
];
