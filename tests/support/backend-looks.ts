export const defaultColour = "rgb(102, 46, 147)";

export const requestNumber = /Pieprasījuma numurs: [0-9a-f]{8}-[0-9a-f-]{27}/;

export const savedLook = "Uzņēmuma iestatījumus neizdevās ielādēt. Redzamās krāsas ir no saglabātas kopijas.";
