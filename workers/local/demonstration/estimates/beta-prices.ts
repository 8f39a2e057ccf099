import type { EstimateContent } from "./content.ts";

/** What events and advertising outdoors cost at Beta. */
export const betaPrices: EstimateContent["prices"] = {
  run: [["Suvenīru pasūtījums", 0.6833, 2.4]],
  lot: [["Tērpu šūšana", 28, 65]],
  few: [
    ["Pludmales karogi", 78, 135],
    ["Smilšu pamatnes", 8.5, 14],
    ["Nojumes ar apdruku", 420, 760],
    ["Sānu sienas", 58, 110],
    ["Gaismas kastes", 190, 480],
    ["Totēmi pie ceļa", 680, 1900],
    ["Afišu stabu vietas", 36, 70],
    ["Autobusu reklāma", 240, 520],
    ["Viesnīca filmēšanas grupai, nakts", 75, 130],
    ["Degustāciju galdi", 85, 160],
  ],
  once: [
    ["Piepūšamās arkas", 890, 1900],
    ["Neona uzraksti", 340, 1100],
    ["Strāvas pievads", 90, 240],
    ["Uguņošana", 700, 1900],
    ["Frakts", 120, 380],
    ["Apskaņošana", 260, 700],
  ],
  sets: [
    ["Apgaismojuma komplekts", 60, 140],
    ["Afišu komplekti", 24, 55],
  ],
  area: [["Pilonu ietinumi", 19, 33]],
  length: [["Žoga audums", 6.5, 12]],
  weight: [["Konfeti", 9.1667, 14]],
  hours: [
    ["Alpīnista darbs", 34, 52],
    ["Apsardzes stundas", 13, 18],
  ],
  days: [
    ["Kompresora īre", 25, 45],
    ["Ekrānu noma", 180, 420],
    ["Skatuves īre", 450, 1200],
    ["Radio raidlaiks", 85, 240],
    ["Televīzijas raidlaiks", 380, 900],
  ],
};
