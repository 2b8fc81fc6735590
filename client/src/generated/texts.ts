// Generated from the Python records by tools/typescript.py. Do not edit.

export const CHAINS = {"en":["en"],"it":["it","en"],"fr":["fr","en"],"de":["de","en"],"nl":["nl","en"],"lij":["lij","it","en"]} as const;
export const NAMED = ["space","card","level","deck","symbol","account","column","group"] as const;
export const CODES = ["path","reason","why","word"] as const;
export const SEAT_PARAMS = ["other","owner","seat"] as const;
