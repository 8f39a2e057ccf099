export const lines = [
  { name: "Druka", price: "0.1667", quantity: 1500 },
  { name: "Griešana", price: 12, quantity: 2 },
];
