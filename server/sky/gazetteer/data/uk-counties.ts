// The counties of the United Kingdom as people write them: the historic counties with today's councils that cover them,
// and their usual short forms. Councils are GeoNames codes of second-level divisions. Historic borders do not always
// follow those of the councils, so a council is listed in each county of which it covers a good part. Sources: the
// Historic Counties Standard; Royal Mail's list of postal counties for the abbreviations.

export const UK_COUNTIES: readonly Readonly<{
  names: string;
  members: string;
  /** Territory that the county lost to Greater London in 1965. */
  former?: string;
}>[] = [
  { names: 'Bedfordshire|Beds.|Beds', members: 'ENG.Z5 ENG.Z6 ENG.I1' },
  {
    names: 'Berkshire|Berks.|Berks|Royal Berkshire',
    members: 'ENG.P4 ENG.K7 ENG.Q2 ENG.B3 ENG.P9 ENG.M1',
  },
  { names: 'Buckinghamshire|Bucks.|Bucks', members: 'ENG.B9 ENG.I6' },
  { names: 'Cambridgeshire|Cambs.|Cambs|Huntingdonshire|Hunts.|Hunts', members: 'ENG.C3 ENG.K3' },
  { names: 'Cheshire|Ches.', members: 'ENG.Z7 ENG.Z8 ENG.E9 ENG.P2 ENG.N2 ENG.O1 ENG.O6 ENG.Q1' },
  { names: 'Cleveland', members: 'ENG.F5 ENG.I5 ENG.K9 ENG.N3' },
  { names: 'Cornwall|Corn.', members: 'ENG.C6 ENG.Z9' },
  { names: 'Cumberland|Westmorland|Cumb.', members: 'ENG.C9' },
  { names: 'Derbyshire|Derbys.|Derbys', members: 'ENG.D3 ENG.D2' },
  { names: 'Devon|Devonshire', members: 'ENG.D4 ENG.K4 ENG.O4' },
  { names: 'Dorset|Dorsetshire', members: 'ENG.D6 ENG.AA' },
  {
    names: 'County Durham|Durham|Co. Durham',
    members: 'ENG.D8 ENG.D1 ENG.E5 ENG.M7 ENG.N6 ENG.N3 ENG.F5',
  },
  { names: 'Essex', members: 'ENG.E4 ENG.M5 ENG.O3', former: 'ENG.GLA' },
  { names: 'Gloucestershire|Glos.|Glos|Gloucs.', members: 'ENG.E6 ENG.M6 ENG.B7' },
  { names: 'Avon', members: 'ENG.A4 ENG.B7 ENG.J4 ENG.M6' },
  { names: 'Hampshire|Hants.|Hants', members: 'ENG.F2 ENG.M4 ENG.K6 ENG.AA ENG.G2' },
  { names: 'Herefordshire|Herefs.', members: 'ENG.F7' },
  { names: 'Hereford and Worcester', members: 'ENG.F7 ENG.Q4' },
  { names: 'Hertfordshire|Herts.|Herts', members: 'ENG.F8', former: 'ENG.GLA' },
  { names: 'Humberside', members: 'ENG.E1 ENG.G6 ENG.J2 ENG.J3' },
  { names: 'Isle of Wight|IOW|I.O.W.|I. of Wight', members: 'ENG.G2' },
  { names: 'Kent', members: 'ENG.G5 ENG.I3', former: 'ENG.GLA' },
  {
    names: 'Lancashire|Lancs.|Lancs',
    members:
      'ENG.H2 ENG.A8 ENG.A9 ENG.I2 ENG.L5 ENG.B1 ENG.C1 ENG.K1 ENG.L2 ENG.P7 ENG.H8 ENG.G9 ENG.L8 ENG.N1 ENG.P2 ENG.O1 ENG.O6',
  },
  {
    names: 'Greater Manchester|Gtr. Manchester|G.M.',
    members: 'ENG.I2 ENG.L5 ENG.B1 ENG.C1 ENG.K1 ENG.L2 ENG.P7 ENG.N2 ENG.O1 ENG.O6',
  },
  { names: 'Merseyside', members: 'ENG.H8 ENG.G9 ENG.L8 ENG.N1 ENG.Q1' },
  { names: 'Leicestershire|Leics.|Leics|Rutland', members: 'ENG.H5 ENG.H4 ENG.L4' },
  { names: 'Lincolnshire|Lincs.|Lincs', members: 'ENG.H7 ENG.J2 ENG.J3' },
  { names: 'Middlesex|Middx.|Middx|Mddx.', members: 'ENG.GLA ENG.N7 ENG.F8' },
  { names: 'Greater London|Gtr. London|London', members: 'ENG.GLA' },
  { names: 'Norfolk|Norf.', members: 'ENG.I9' },
  { names: 'Northamptonshire|Northants.|Northants', members: 'ENG.WNH ENG.NNH' },
  { names: 'Northumberland|Northumb.|Northd.', members: 'ENG.J6 ENG.I7 ENG.J5' },
  { names: 'Tyne and Wear|Tyne & Wear', members: 'ENG.I7 ENG.J5 ENG.E5 ENG.M7 ENG.N6' },
  { names: 'Nottinghamshire|Notts.|Notts', members: 'ENG.J9 ENG.J8' },
  { names: 'Oxfordshire|Oxon.|Oxon|Oxfords.', members: 'ENG.K2' },
  { names: 'Shropshire|Salop|Shrops.', members: 'ENG.L6 ENG.O2' },
  { names: 'Somerset|Somersetshire|Som.', members: 'ENG.M3 ENG.A4 ENG.J4' },
  { names: 'Staffordshire|Staffs.|Staffs', members: 'ENG.M9 ENG.N4 ENG.O8 ENG.Q3 ENG.L7' },
  { names: 'Suffolk|Suff.', members: 'ENG.N5' },
  { names: 'Surrey', members: 'ENG.N7', former: 'ENG.GLA' },
  {
    names: 'Sussex|East Sussex|West Sussex|E. Sussex|W. Sussex|Sx.',
    members: 'ENG.E2 ENG.P6 ENG.B6',
  },
  { names: 'Warwickshire|Warks.|Warks|Warwicks.', members: 'ENG.P3 ENG.C7 ENG.A7 ENG.M2' },
  {
    names: 'West Midlands|W. Midlands|W. Mids.',
    members: 'ENG.A7 ENG.C7 ENG.D7 ENG.L7 ENG.M2 ENG.O8 ENG.Q3',
  },
  { names: 'Wiltshire|Wilts.|Wilts', members: 'ENG.P8 ENG.N9' },
  { names: 'Worcestershire|Worcs.|Worcs', members: 'ENG.Q4 ENG.D7 ENG.A7' },
  {
    names: 'Yorkshire|Yorks.|Yorks',
    members:
      'ENG.J7 ENG.Q5 ENG.E1 ENG.G6 ENG.H3 ENG.B4 ENG.C2 ENG.G8 ENG.O7 ENG.L9 ENG.D5 ENG.L3 ENG.A3 ENG.I5 ENG.K9 ENG.N3',
  },
  {
    names: 'North Yorkshire|N. Yorks.|N. Yorkshire|North Riding',
    members: 'ENG.J7 ENG.Q5 ENG.I5 ENG.K9',
  },
  { names: 'East Yorkshire|E. Yorks.|East Riding', members: 'ENG.E1 ENG.G6' },
  {
    names: 'West Yorkshire|W. Yorks.|W. Yorkshire|West Riding',
    members: 'ENG.H3 ENG.B4 ENG.C2 ENG.G8 ENG.O7',
  },
  { names: 'South Yorkshire|S. Yorks.|S. Yorkshire', members: 'ENG.L9 ENG.D5 ENG.L3 ENG.A3' },
  { names: 'Clwyd', members: 'WLS.Y1 WLS.X9 WLS.Z4 WLS.X8' },
  { names: 'Dyfed', members: 'WLS.X7 WLS.X6 WLS.Y7' },
  { names: 'Gwent|Monmouthshire|Mon.', members: 'WLS.Y4 WLS.Y6 WLS.Z2 WLS.X2 WLS.X4' },
  {
    names: 'Glamorgan|Glam.|South Glamorgan|Mid Glamorgan|West Glamorgan|Glamorganshire',
    members: 'WLS.X5 WLS.Z3 WLS.Z1 WLS.Y5 WLS.X3 WLS.Y9 WLS.Y3 WLS.X4',
  },
  { names: 'Caernarfonshire|Carnarvonshire|Caernarvonshire', members: 'WLS.Y2 WLS.X8' },
  { names: 'Merionethshire|Merioneth', members: 'WLS.Y2' },
  { names: 'Brecknockshire|Breconshire|Radnorshire|Montgomeryshire|Brecon', members: 'WLS.Y8' },
  { names: 'Cardiganshire', members: 'WLS.X6' },
  { names: 'Flintshire', members: 'WLS.Y1 WLS.Z4' },
  { names: 'Anglesey|Isle of Anglesey|Ynys Môn', members: 'WLS.X1' },
  { names: 'Lanarkshire', members: 'SCT.V8 SCT.W5 SCT.V2' },
  { names: 'Ayrshire', members: 'SCT.U4 SCT.V7 SCT.W4' },
  { names: 'Renfrewshire', members: 'SCT.W2 SCT.U7 SCT.V4' },
  { names: 'Dunbartonshire|Dumbartonshire', members: 'SCT.U5 SCT.W7' },
  {
    names: 'Strathclyde',
    members: 'SCT.V8 SCT.W5 SCT.V2 SCT.U4 SCT.V7 SCT.W4 SCT.W2 SCT.U7 SCT.V4 SCT.U5 SCT.W7 SCT.T8',
  },
  { names: 'Lothian', members: 'SCT.U6 SCT.V5 SCT.W9 SCT.U8' },
  { names: 'Tayside', members: 'SCT.T7 SCT.U3 SCT.W1' },
  { names: 'Grampian', members: 'SCT.T5 SCT.T6 SCT.V6' },
  { names: 'Perthshire', members: 'SCT.W1 SCT.W6' },
  { names: 'Stirlingshire', members: 'SCT.W6 SCT.U9' },
  { names: 'Argyll|Argyllshire', members: 'SCT.T8 SCT.V3' },
  {
    names: 'Inverness-shire|Ross-shire|Ross and Cromarty|Sutherland|Caithness|Nairnshire',
    members: 'SCT.V3 SCT.W8',
  },
  { names: 'Banffshire|Morayshire', members: 'SCT.T6 SCT.V6' },
  { names: 'Dumfriesshire|Kirkcudbrightshire|Wigtownshire|Galloway', members: 'SCT.U2' },
  {
    names: 'Roxburghshire|Berwickshire|Selkirkshire|Peeblesshire|Borders|Scottish Borders',
    members: 'SCT.T9',
  },
  { names: 'Kincardineshire', members: 'SCT.T6' },
  { names: 'Orkney|Orkneys', members: 'SCT.V9' },
  { names: 'Shetland|Shetlands|Zetland', members: 'SCT.W3' },
  { names: 'Isles of Scilly|Scilly Isles|Scilly', members: 'ENG.Z9' },
  {
    names: 'County Antrim|Antrim|Co. Antrim',
    members: 'NIR.N09000001 NIR.N09000003 NIR.N09000008 NIR.N09000004 NIR.N09000007',
  },
  {
    names: 'County Down|Co. Down',
    members: 'NIR.N09000011 NIR.N09000010 NIR.N09000007 NIR.N09000002 NIR.N09000003',
  },
  { names: 'County Armagh|Co. Armagh', members: 'NIR.N09000002 NIR.N09000010' },
  {
    names: 'County Tyrone|Tyrone|Co. Tyrone',
    members: 'NIR.N09000006 NIR.N09000009 NIR.N09000005',
  },
  { names: 'County Fermanagh|Fermanagh|Co. Fermanagh', members: 'NIR.N09000006' },
  {
    names: 'County Londonderry|County Derry|Co. Londonderry|Co. Derry|Londonderry',
    members: 'NIR.N09000005 NIR.N09000004 NIR.N09000009',
  },
];
