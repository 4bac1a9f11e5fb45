/** How a chart is divided into houses: one per sign, or by the semi-arcs of its degrees. */
export const HOUSE_SYSTEMS = ['whole-sign', 'placidus'] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];
